type Page = { siteName: string; pathPrefix: string; policy: string };

/** The HTML of `/admin/`. The policy is also in the page for hosts that send no headers of ours. */
export function editorPage({ siteName, pathPrefix, policy }: Page): string {
  const folder = `${pathPrefix}/admin`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(siteName)}</title>
<link rel="icon" href="${folder}/logo.svg">
<link rel="stylesheet" href="${folder}/main.css">
<script type="module" src="${folder}/main.js"></script>
</head>
<body><noscript>The editor needs JavaScript.</noscript></body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
