import type { QueryKey } from '@tanstack/react-query'
import type { VideoMessage } from '#contract/video-messages'
import type { VideoSide } from '#contract/video-visit'
import type { useUploads } from '#src/features/document-files/use-uploads.ts'

/** What is said: a text, or a file that was sent before. Sent again with the same `id` it is said once. */
export type Said = { id: string; text: string } | { id: string; file_id: string }

/** The calls by which one side writes in the room. Each rejects with a `Problem`. */
export type ChatCalls = {
  read: (signal: AbortSignal) => Promise<VideoMessage[]>
  /** Answers with all that was said. */
  say: (said: Said) => Promise<VideoMessage[]>
  /** The calls by which a file is sent. */
  files: Parameters<typeof useUploads>[0]
  file: (id: string, signal: AbortSignal) => Promise<Blob>
}

/** One side of the room, as its messages need it. */
export type ChatSide = {
  side: VideoSide
  /** Name of the other side. */
  name: string
  calls: ChatCalls
  /** The list of the documents of the visit on this side, which a document that was sent joins. */
  documents: QueryKey
}
