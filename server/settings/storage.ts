import * as Type from 'typebox'

/** Where the server keeps what it keeps. */
export const storageSettings = {
  DATA_DIR: Type.String({
    minLength: 1,
    default: './data',
    description: 'Folder of the embedded database and of the server’s secret. One process at a time.',
    expected: 'the path of a folder that can be written to',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'PostgreSQL 15 or later, instead of the embedded database.',
      expected: 'an address such as postgres://user:password@host:5432/database',
    }),
  ),
  DATABASE_TIMEOUT_SECONDS: Type.Integer({
    minimum: 1,
    maximum: 19,
    default: 15,
    description:
      'How long PostgreSQL may take to answer a call before it counts as away. One that says nothing at all is noticed in about half of that.',
    expected: 'a whole number from 1 to 19',
  }),
  FILE_SCANNER_URL: Type.Optional(
    Type.String({
      pattern: '^(clamd|https?)://[^\\s]+$',
      description:
        'Virus scanner for files of patients: a clamd, or an address that is sent the bytes and answers { "infected": true } or false. While it is away no file is taken.',
      expected: 'an address such as clamd://127.0.0.1:3310 or https://scanner.example.com/scan',
    }),
  ),
  S3_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s@?#]+$',
      description:
        'Object storage for files of patients that speaks the protocol of S3, with its bucket, in the path or the host. Without it they are in a folder of DATA_DIR.',
      expected: 'an address such as https://s3.me-central-1.amazonaws.com/bucket',
    }),
  ),
  S3_REGION: Type.String({
    pattern: '^[a-z0-9-]+$',
    default: 'auto',
    description: 'Region of that storage, as its requests are signed with.',
    expected: 'a region such as me-central-1',
  }),
  S3_ACCESS_KEY_ID: Type.Optional(
    Type.String({ minLength: 1, description: 'Key of that storage.', expected: 'the id of the key, not empty' }),
  ),
  S3_SECRET_ACCESS_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'Secret of that key.', expected: 'the secret, not empty' }),
  ),
}
