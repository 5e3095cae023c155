import type { Plant } from './planted.ts';

const compose = (fence: string, [right, wrong]: readonly [string | RegExp, string], says: string): Plant => ({
  fence,
  by: 'compose',
  files: { 'docker-compose.yml': (before) => before.replace(right, wrong) },
  rule: 'compose',
  says,
});

export const plantsOfCompose: readonly Plant[] = [
  compose('an unquoted colon makes no mapping', [/"(fetch\(.*)"$/m, '$1'], 'test.3 must be string'),
  compose(
    'services have the properties of the specification',
    ['init: true', 'inti: true'],
    'app.inti is no property',
  ),
  compose('volumes are declared', ['- files:/', '- fils:/'], 'names fils, which volumes lacks'),
  compose('a variable has a default or is demanded', ['${ADMIN_EMAIL:-}', '${ADMIN_EMAIL}'], 'no default'),
  compose('a variable is documented', ['${MAIL_FROM:-}', '${MAIL_FRM:-}'], 'uses MAIL_FRM'),
  compose(
    'the product is given no unknown setting',
    ['SMTP_URL:', 'SMTP_ADDRESS:'],
    'SMTP_ADDRESS is no setting',
  ),
  compose(
    'the product is given every setting',
    [/^ *CORS_ORIGINS:.*\n/m, ''],
    'does not pass on the setting CORS_ORIGINS',
  ),
  compose('no service is root', ['user: postgres', 'user: root'], 'services.database runs as root'),
  compose('images are read-only', ['read_only: true', 'read_only: false'], 'services.store may write'),
  compose(
    'services have a /tmp of their own',
    ['tmpfs: [/tmp, /var', 'tmpfs: [/var'],
    'database has no tmpfs',
  ),
  compose('capabilities are dropped', ['cap_drop: [ALL]', 'cap_drop: [CHOWN]'], 'services.app keeps'),
  compose(
    'nobody gains privileges',
    ['no-new-privileges:true', 'label:disable'],
    'proxy may gain privileges',
  ),
  compose('memory has a limit', [/^ *mem_limit: 128m\n/m, ''], 'services.mail has no mem_limit'),
  compose('processes have a limit', [/^ *pids_limit:.*\n/m, ''], 'services.grafana has no pids_limit'),
  compose(
    'what stays is asked how it is',
    [/healthcheck:(\n *test: \['CMD', 'nc')/, 'labels:$1'],
    'services.proxy has neither health check nor end',
  ),
  compose('images have a version', ['caddy:2.11.4-alpine', 'caddy'], 'names an image without its version'),
  compose(
    'an image is built once',
    ["    restart: 'no'", "    build: .\n    restart: 'no'"],
    'build site-app twice',
  ),
  compose('configurations are files', ['compose/roles.sh', 'compose/rolls.sh'], 'configs.roles is no file'),
  compose('each part is there', [/^ {2}migration:$/m, '  migrating:'], 'services.migration is missing'),
  compose('a profile is asked for', ['profiles: [backup]', 'profiles: []'], 'belongs to backup profile'),
  compose(
    'the product waits for its schema',
    [
      'service_completed_successfully\n    environment: *settings\n    # For',
      'service_started\n    environment: *settings\n    # For',
    ],
    'services.app waits not for migration',
  ),
  compose(
    'nobody comes in past the proxy',
    ['127.0.0.1:9090:9090', '9090:9090'],
    'prometheus.ports lets other machines in',
  ),
  compose('several instances find a port', ['${PORT:-3000-3009}', '${PORT:-3000}'], 'a second instance'),
];
