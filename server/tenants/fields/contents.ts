import type { TenantFile } from '../tenant-file.ts'

/** A stored file of a tenant, without its bytes; a picture's size in pixels, where it was measured. */
export type StoredFile = { name: string; digest: string; width?: number; height?: number }

/** What a tenant consists of: its file, and the files beside it by digest. */
export type Contents = { file: TenantFile; files: StoredFile[] }
