import * as Type from 'typebox'

/** What the server shows and tells of itself, and the demo. */
export const operationSettings = {
  DEMO: Type.Boolean({
    default: true,
    description: 'Load the demo directory on the first run and show sent codes at /demo/inbox.',
    expected: 'true or false',
  }),
  DEMO_PRACTITIONERS: Type.Integer({
    minimum: 100,
    maximum: 300_000,
    default: 30_000,
    description: 'How many doctors the demo directory has.',
    expected: 'a whole number from 100 to 300000',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'warn',
    description: 'Least level that is logged; info writes a line for each request.',
    expected: 'one of fatal, error, warn, info, debug, trace, silent',
  }),
  CLIENT_ERROR_SHARE: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description:
      'Share of page loads whose failures are reported into this server’s log, without personal data; 0 turns it off.',
    expected: 'a number from 0 to 1',
  }),
  OPERATIONS_PASSWORD: Type.Optional(
    Type.String({
      minLength: 16,
      description:
        'Password of the page /operations, which tells how jobs stand. Without it that page exists in demo mode alone, open to all.',
      expected: 'at least 16 characters',
    }),
  ),
}
