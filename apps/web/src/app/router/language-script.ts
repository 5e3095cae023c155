import { LANGUAGE_KEY } from '../../shared/i18n';

/**
 * Runs before the first paint of an address that names no language: stored choice, else the browser's
 * language; only a visitor who reads English is moved, robots never. `/en` itself never moves anyone.
 * A language chosen before the page's own script is there is stored, too: else its address would move the visitor back.
 */
export const languageScript = [
  '(function(l,p){',
  'addEventListener("click",function(e){',
  'var a=e.target.closest&&e.target.closest("a[hreflang]");',
  `try{a&&localStorage.setItem("${LANGUAGE_KEY}",a.hreflang)}catch(e){}`,
  '});',
  'if(/^\\/(en|auth|admin)(\\/|$)/.test(p)||/bot|crawl|spider/i.test(navigator.userAgent))return;',
  'var w,i,a=navigator.languages||[navigator.language];',
  `try{w=localStorage.getItem("${LANGUAGE_KEY}")}catch(e){}`,
  'for(i=0;w!="fr"&&w!="en"&&i<a.length;i++)w=String(a[i]).slice(0,2).toLowerCase();',
  'if(w=="en")l.replace("/en"+(p=="/"?"":p)+l.search+l.hash)',
  '})(location,location.pathname)',
].join('');
