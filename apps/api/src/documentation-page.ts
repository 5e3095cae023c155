/** The page of Swagger UI; its scripts and styles are of their own, as the policy of the page demands. */
export function docsPage(assets: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API</title>
<link rel="stylesheet" href="${assets}/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/start.css">
<link rel="service-desc" type="application/json" href="/api/openapi.json">
</head>
<body>
<div id="documentation"></div>
<noscript>The document is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script src="${assets}/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
}

export const DOCS_SCRIPT = `
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#documentation',
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
});
`;

/** Wide tables and long addresses of operations scroll or break, so that the page fits a phone. */
export const DOCS_STYLE = `
body { margin: 0; }
.swagger-ui .info table, .swagger-ui .info pre { display: block; max-width: 100%; overflow-x: auto; }
.swagger-ui .info summary { cursor: pointer; font-weight: 700; }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; }
@media (max-width: 640px) {
  .swagger-ui .wrapper, .swagger-ui .info { box-sizing: border-box; max-width: 100vw; padding: 0 12px; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-wrap: wrap; }
  .swagger-ui .parameters-container, .swagger-ui .responses-inner, .swagger-ui table { overflow-x: auto; }
  .swagger-ui .parameters-container table, .swagger-ui .responses-inner table { display: block; }
  .swagger-ui .scheme-container { padding: 12px 0; }
}
`;
