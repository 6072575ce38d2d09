import * as Type from 'typebox'

/** Where the server is reached, and whom it believes about that. */
export const addressSettings = {
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 8080,
    description: 'Port everything is served on; 0 takes any free one.',
    expected: 'a whole number from 0 to 65535',
  }),
  HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 opens it to the network.',
    expected: 'a host name or an IP address',
  }),
  BASE_PATH: Type.String({
    pattern: '^(/[A-Za-z0-9._~-]+)*$',
    default: '',
    description: 'Mount path in front of the locale, for example /patients.',
    expected: 'empty, or a path that starts with / and does not end with one',
  }),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#]+$',
      description: 'Origin visitors see, for addresses that leave the page (canonical, sitemap, messages).',
      expected: 'an origin such as https://doctors.example.com, without a path',
    }),
  ),
  TRUST_PROXY: Type.String({
    default: 'false',
    description:
      'Proxies whose X-Forwarded-For, -Host and -Proto are believed: how many stand in front, or their addresses and networks with commas between them. Only where nobody can reach the server past them.',
    expected:
      'false, how many proxies stand in front (1 to 16), or their networks such as 10.0.0.0/8,fd00::/8; true would believe what visitors say of themselves',
  }),
  COUNTRY_HEADER: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9-]+$',
      description: 'Header in which the trusted proxy names the visitor’s country, for example CF-IPCountry.',
      expected: 'the name of a header',
    }),
  ),
  LOCAL_CONTENT: Type.Boolean({
    default: false,
    description:
      'Let tenants take content from servers on this machine, over plain http too. For trying things out, never in production.',
    expected: 'true or false',
  }),
  SERVICE_URLS: Type.Optional(
    Type.String({
      pattern: '^\\{.*\\}$',
      description:
        'Where browsers reach services that another address answers for, as JSON by service; the others are under /api of this server.',
      expected:
        'JSON such as {"payment":"https://pay.example.com/api/payment"}, of the services locale, account, appointment, discovery, payment, notification and search, with addresses or paths that do not end with /',
    }),
  ),
}
