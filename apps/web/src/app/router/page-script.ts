import { sessionKey } from '../../shared/config';

/** What a page of the site does before it is alive, by one small inline script; see ADR 26. */
const READING = [
  // The bar lifts off the page after 50 px (specification §9).
  'var d=document,b=d.querySelector("header[data-bar]"),',
  'u=()=>d.documentElement.removeAttribute("data-held"),',
  'l=()=>{scrollY&&u();b&&(scrollY>50?b.dataset.scrolled="true":b.removeAttribute("data-scrolled"))};',
  // Pictures in sight come at once, the others when somebody reads on or does more than read; on telephones the bottom bar
  // covers the last of the screen.
  'd.querySelectorAll("img[loading=lazy]").forEach(e=>{',
  'e.getBoundingClientRect().top<innerHeight-(innerWidth>640?0:96)&&(e.dataset.seen="")});',
  'addEventListener("scroll",l,{passive:true});addEventListener("resize",u);l();',
  // Lists below the fold rise when they come into view (specification §2).
  'if(self.IntersectionObserver){',
  'var o=new IntersectionObserver(s=>s.forEach(e=>{',
  'if(e.isIntersecting){e.target.dataset.reveal="shown";o.unobserve(e.target)}}),{rootMargin:"0px 0px -8% 0px"});',
  'd.querySelectorAll("[data-rise]").forEach(e=>{',
  'if(e.getBoundingClientRect().top>=innerHeight){e.dataset.reveal="waiting";o.observe(e)}})}',
  'd.querySelector("[data-missing]")&&console.warn("404: no page at",location.pathname);',
  // Lines for who is offline; what was typed stays where it is.
  'var f=()=>d.querySelectorAll("[data-offline]").forEach(e=>{e.hidden=navigator.onLine});',
  'addEventListener("online",f);addEventListener("offline",f);navigator.onLine||f();',
  'addEventListener("submit",e=>{navigator.onLine||e.target.method=="post"&&e.preventDefault()},true);',
].join('');

/**
 * Asks for the files of the page and starts it. Where they do not come the page stays as the server wrote it, and says so if
 * it is nothing without them: this document gets them no more (adr/0042).
 */
const START = (entry: string) =>
  [
    'q=(h,r,a)=>{var l=d.createElement("link");l.rel=r;l.as=a||"";a=="fetch"&&(l.crossOrigin="");l.href=h;d.head.append(l)},',
    's=0,g=()=>{if(s)return;s=1;u();',
    'var r=$_TSR.router,n=r.manifest.routes,k;for(k in n)(n[k].preloads||[]).forEach(h=>q(h,"modulepreload"));',
    'var t=d.querySelector("style[data-of]");t&&t.dataset.of.split(" ").forEach(h=>q(h,"preload","style"));',
    'Object.values(r.dehydratedData.texts).forEach(h=>q(h,"preload","fetch"));',
    `import(${JSON.stringify(entry)}).catch(()=>{var u=d.querySelector("[data-unstarted]");u&&(u.hidden=false)})}`,
  ].join('');

/** A sign that somebody does more than read: a pointer, a finger or the focus on what can be used. */
const INTENT = [
  'i=e=>{var t=e.target;(e.key=="Tab"||t.closest&&t.closest("a,button,summary,label,form"))&&g()};',
  '["pointerover","pointerdown","touchstart","focusin","keydown"].forEach(n=>{',
  'addEventListener(n,i,{capture:true,passive:true})});',
].join('');

/** As soon as the page has loaded and is painted: for who is signed in, and where the page is for them. */
const AT_ONCE = [
  'var w=()=>requestAnimationFrame(()=>setTimeout(g)),m,v=navigator.serviceWorker,n=navigator.connection;',
  `try{m=localStorage.getItem("${sessionKey('')}"+location.host)}catch(e){}`,
  'if(!m&&!/^\\/(auth|admin)(\\/|$)/.test(location.pathname))w=k;',
  'd.readyState=="complete"?w():addEventListener("load",w);',
].join('');

/**
 * For who only reads: the worker that keeps what was read for when there is no connection (adr/0038). What the page had
 * loaded before the worker was there, it tells it.
 */
const KEEPING = [
  'k=()=>{v&&!n?.saveData&&v.register("/service-worker.js").then(()=>v.controller||v.ready.then(r=>',
  'r.active.postMessage([location.href,...performance.getEntriesByType("resource").map(e=>e.name)]))).catch(()=>{})},',
].join('');

/** The next page is on its way while the finger is still down; browsers leave it where data is to be saved. */
const SPECULATION = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/files/*', '/auth*', '/admin*', '/*\\?*'] } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
};

/**
 * Who only reads loads no script: the page starts at the first sign of intent. Inline, because a `src` in the head
 * could run before the page's data is there.
 */
export function pageScript(entry: string) {
  if (!entry) return [];
  return [
    { children: `(function(){${READING}var ${START(entry)},${KEEPING}${INTENT}${AT_ONCE}})()` },
    { type: 'speculationrules', children: JSON.stringify(SPECULATION) },
  ];
}
