/** What a visitor sees when a page cannot be made at all: complete in itself, in both languages. */
export const FAILURE_PAGE = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Erreur</title>
<style>body{margin:0;padding:12vh 24px;background:#f7f2e8;color:#0e2a33;font:18px/1.6 system-ui,sans-serif;text-align:center}a{color:#0b4f5c}</style>
</head>
<body>
<h1>Une erreur inattendue s’est produite.</h1>
<p>Veuillez réessayer dans un instant.</p>
<p lang="en">An unexpected error occurred. Please try again in a moment.</p>
<p><a href="/">Retour à l’accueil</a></p>
</body>
</html>
`;
