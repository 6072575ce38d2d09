import * as Type from 'typebox'

/** Host and port of a STUN or TURN server as browsers read them: of an address that they cannot read no call begins. */
const iceHost = String.raw`([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:(6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]?\d{1,4}))?`
/** Each is asked by each side of each call: browsers warn of more than a few. */
const mostIceAddresses = 8
const listOf = (one: string) => `^(${one}(\\s*,\\s*${one}){0,${mostIceAddresses - 1}})?$`

/** Visits by video: the servers by which two sides find a way to each other. */
export const videoSettings = {
  VIDEO_STUN_URLS: Type.String({
    pattern: listOf(`stuns?:${iceHost}`),
    default: '',
    description: 'STUN servers by which two browsers find a way to each other for a visit by video.',
    expected: `up to ${mostIceAddresses} addresses such as stun:stun.example.com:3478, with commas between them, or nothing`,
  }),
  VIDEO_TURN_URLS: Type.String({
    pattern: listOf(`turns?:${iceHost}(\\?transport=(udp|tcp))?`),
    default: '',
    description:
      'TURN servers through which a visit by video goes where there is no direct way: by UDP, TCP and TLS, best all three.',
    expected: `up to ${mostIceAddresses} addresses such as turn:turn.example.com:3478?transport=udp, turn:turn.example.com:3478?transport=tcp and turns:turn.example.com:443?transport=tcp, with commas between them, or nothing`,
  }),
  VIDEO_TURN_SECRET: Type.Optional(
    Type.String({
      minLength: 16,
      description:
        'The `static-auth-secret` of these TURN servers (coturn), from which each side of a visit gets a credential that ends soon after it.',
      expected: 'the secret, at least 16 characters',
    }),
  ),
}
