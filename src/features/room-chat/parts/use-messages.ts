import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#contract/problem'
import type { ProblemCode } from '#contract/problem-codes'
import { useApp } from '#src/context/app-context.ts'
import { messagesKey } from '#src/queries/video-message-key.ts'
import { videoMessagesQuery } from '#src/queries/video-messages.ts'
import type { ChatSide, Said } from '../chat-side.ts'

/** A text that is on its way, or could not be sent. */
export type Outgoing = { id: string; text: string; why: ProblemCode | undefined }

/** The messages of the room, and those of this side that have not come there yet. */
export function useMessages({ calls, documents }: Pick<ChatSide, 'calls' | 'documents'>) {
  const app = useApp()
  const known = useQuery(videoMessagesQuery(app, calls.read))
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const messages = known.data ?? []

  async function say(said: Said): Promise<void> {
    const all = await calls.say(said)
    // What is being read may have been asked for before this was said.
    await app.queryClient.cancelQueries({ queryKey: messagesKey(app) })
    app.queryClient.setQueryData(messagesKey(app), all)
    if ('file_id' in said) await app.queryClient.invalidateQueries({ queryKey: documents })
  }
  const send = (id: string, text: string) => {
    const put = (why: ProblemCode | undefined) =>
      setOutgoing((waiting) => {
        const isThere = waiting.some((one) => one.id === id)
        return isThere ? waiting.map((one) => (one.id === id ? { ...one, why } : one)) : [...waiting, { id, text, why }]
      })
    put(undefined)
    say({ id, text }).then(
      () => discard(id),
      (error: unknown) => put(error instanceof Problem ? error.code : 'unexpected'),
    )
  }
  const discard = (id: string) => setOutgoing((waiting) => waiting.filter((one) => one.id !== id))

  return {
    messages,
    isPending: known.isPending,
    /** They could not be loaded, and are not known from before. */
    isFailed: known.isError && !known.data,
    reload: () => void known.refetch(),
    outgoing: outgoing.filter(({ id }) => !messages.some((one) => one.id === id)),
    say,
    write: (text: string) => send(crypto.randomUUID(), text),
    /** Once more, as the same message. */
    retry: ({ id, text }: Outgoing) => send(id, text),
    discard,
  }
}
