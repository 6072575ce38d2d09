import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract/account'
import { useApp } from '#src/context/app-context.ts'
import { ownPhotoQuery } from '#src/queries/own-photo.ts'
import { Avatar, type AvatarProps } from '#src/ui/avatar.tsx'
import { useBlobAddress } from './use-blob-address.ts'

type Person = Pick<Account, 'first_name' | 'last_name' | 'photo_id'>

/** The patient's own photo; their initials until it is there, and where there is none. */
export function OwnAvatar({ account, size }: { account: Person; size: NonNullable<AvatarProps['size']> }) {
  const { first_name, last_name, photo_id } = account
  const photo = useQuery({ ...ownPhotoQuery(useApp(), photo_id ?? ''), enabled: photo_id !== undefined })
  return <Avatar name={`${first_name} ${last_name}`.trim()} src={useBlobAddress(photo.data)} size={size} eager />
}
