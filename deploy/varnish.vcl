# Varnish 7 in front of all instances, with
#   SHARED_CACHE_SECONDS=3600 PURGE_URL=http://127.0.0.1:6081/purge PURGE_TOKEN=… TRUST_PROXY=1
# and the same PURGE_TOKEN in the environment of varnishd: without it nothing is purged.
# It adds the address that it sees to X-Forwarded-For. With a proxy before it that ends TLS: TRUST_PROXY=2.
# Several instances: a backend each, and a director (vmod_directors) in vcl_recv.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/health/serving";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
  }
}

# From where it may be said what is out of date, by who has the token: a proxy on this machine has this address, too.
acl instances {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # However else it is written, the product itself refuses it to whoever comes through here.
  if (req.url ~ "(?i)^/[./]*metrics(%2f|[/?]|$)") {
    return (synth(404));
  }
  if (req.url == "/purge") {
    if (
      req.method != "POST" || client.ip !~ instances ||
      std.getenv("PURGE_TOKEN") == "" || req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN") ||
      req.http.Surrogate-Key !~ "^[a-z_]+( [a-z_]+)*$"
    ) {
      return (synth(404));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(200));
  }
  # Who is signed in may be shown more; all other cookies say nothing to the site.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__Host-)?session=") {
    return (pass);
  }
  unset req.http.Cookie;
  # While the site answers, what is out of date is shown only while it is asked for anew.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
}

sub vcl_backend_response {
  # While it does not, what was seen in the last day is better than nothing.
  if (beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.grace = 1d;
  }
  # An error is nothing to remember in the place of a page.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
