const styles = ['../shared/ui/tokens.css', '../shared/ui/base.css'];

const refresh = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** What hot reload needs before anything else, and styles that would otherwise only come with the scripts. */
export const developmentHead =
  import.meta.env.MODE === 'development'
    ? [
        ...styles.map(
          (file) => `<link rel="stylesheet" href="${new URL(file, 'http://site/src/app/').pathname}">`,
        ),
        `<script type="module">${refresh}</script>`,
        '<script type="module" src="/@vite/client"></script>',
      ].join('')
    : '';
