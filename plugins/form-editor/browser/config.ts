import type { CmsConfig } from "@sveltia/cms";
import { contentNames, contentTypes, dataFileName } from "../../../src/content/schema";
import type { EditorFiles } from "../node/projectFiles";
import { formFields } from "./formFields";

/** The name of the form's field that holds no value, but lists the placeholders. */
export const HELP_FIELD = "_help";

export function editorConfig({ title, repository, onDisk }: EditorFiles): CmsConfig {
  return {
    load_config_file: false,
    app_title: title,
    backend: {
      name: "github",
      repo: repository?.name ?? `local/${title}`,
      ...(repository && { branch: repository.branch }),
      auth_methods: ["token"],
    },
    publish_mode: repository?.saveAs === "pullRequests" ? "editorial_workflow" : "simple",
    media_folder: "/data/photos",
    public_folder: "photos",
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    show_preview_links: false,
    editor: { preview: repository === null },
    singletons: contentNames.map((name) => ({
      name,
      label: contentTypes[name].title,
      file: `data/${dataFileName(name)}`,
      format: name,
      fields: [
        {
          name: HELP_FIELD,
          label: "Placeholders",
          widget: HELP_FIELD,
          required: false,
          // The package drops its drafts of forms when its configuration changes. A draft that began from another version of
          // the file would undo what somebody has changed beside the form.
          began_from: onDisk?.[name],
        },
        ...formFields(contentTypes[name].schema),
      ],
    })),
  };
}
