import type { CmsConfig } from "@sveltia/cms";
import { type ContentName, dataFileName, schemas } from "../../../src/content/schema";
import { forms } from "../../../src/content/schema/forms";
import type { EditorSettings } from "../node/bundleEditor";
import { formFields } from "./formFields";

/** The name of the form's field that holds no value, but lists the placeholders. */
export const HELP_FIELD = "_help";

/** @param logo the address of the drawing for the first page */
export function editorConfig(
  { siteName, folderName, repository }: EditorSettings,
  logo: string,
): CmsConfig {
  return {
    load_config_file: false,
    app_title: siteName,
    logo: { src: logo },
    backend: {
      name: "github",
      repo: repository?.name ?? `local/${folderName}`,
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
    singletons: Object.entries(forms).map(([name, { title }]) => form(name as ContentName, title)),
  };
}

function form(name: ContentName, label: string) {
  return {
    name,
    label,
    file: `data/${dataFileName(name)}`,
    format: name,
    fields: [
      { name: HELP_FIELD, label: "Placeholders", widget: HELP_FIELD, required: false },
      ...formFields(schemas[name]),
    ],
  };
}
