import { chmodSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { answerAdmin, changes, createRemoteStore, type AdminAnswer, type AdminRequest } from './operator-wire.ts'
import type { TenantStore } from './tenant-store.ts'

/** Longest path of a socket that every system allows. */
const longestPath = 100
/** A tenant with all its files, in bytes. */
const largestRequest = 128 * 1024 * 1024

const socketIn = (dataDir: string) => join(dataDir, 'admin.sock')

/**
 * Lets the user who runs the server, and no other user of the machine, change tenants while it holds the embedded database:
 * over a socket in the data folder, with the permissions of the folder's owner.
 *
 * @param changed - called after a tenant was stored, hidden, shown or removed
 * @param others - what else the socket answers, by path: given what was sent, as JSON
 * @returns closes the socket. Undefined where the folder's path is too long for one.
 */
export async function openAdminSocket(
  dataDir: string,
  store: TenantStore,
  changed: () => Promise<void>,
  others: Readonly<Record<string, (sent: unknown) => Promise<unknown>>> = {},
): Promise<(() => Promise<void>) | undefined> {
  const path = socketIn(dataDir)
  if (path.length > longestPath || process.platform === 'win32') return undefined
  const server = createServer((request, response) => {
    answer(request)
      .then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text))
      .catch((fault: unknown) => response.writeHead(500).end(fault instanceof Error ? fault.message : String(fault)))
  })
  const answer = async (request: IncomingMessage) => {
    const sent: unknown = JSON.parse(await textOf(request))
    const other = others[request.url ?? '']
    if (other) return JSON.stringify(await other(sent))
    const command = sent as AdminRequest
    const answered = await answerAdmin(store, command)
    if (changes.has(command.ask)) await changed()
    return JSON.stringify(answered)
  }
  // The folder is locked by this process: a socket that is still there was left by one that has ended.
  rmSync(path, { force: true })
  const before = process.umask(0o177)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  }).finally(() => process.umask(before))
  chmodSync(path, 0o600)
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

/** The tenant store of the server that holds this data folder; undefined where none answers. */
export async function reachAdminSocket(dataDir: string): Promise<TenantStore | undefined> {
  const store = createRemoteStore(async (request) => (await send(socketIn(dataDir), '/', request)) as AdminAnswer)
  try {
    await store.list()
    return store
  } catch {
    return undefined
  }
}

/** Asks the server that holds this data folder something else than about tenants; undefined where none answers. */
export async function askAdminSocket(dataDir: string, path: string, sent: unknown): Promise<unknown> {
  return (await reachAdminSocket(dataDir)) && send(socketIn(dataDir), path, sent)
}

async function send(socketPath: string, path: string, sent: unknown): Promise<unknown> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ socketPath, method: 'POST', path }, resolve).once('error', reject).end(JSON.stringify(sent))
  })
  const text = await textOf(response)
  if (response.statusCode !== 200) throw new Error(text)
  return JSON.parse(text) as unknown
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length
    if (length > largestRequest) throw new Error('more than can be taken in at once')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
