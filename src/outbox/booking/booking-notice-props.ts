import type { NoticeProps } from '../notices/notice-view.ts'
import type { BookedVisit, BookingVisit } from './booking-change.ts'

export type BookingNoticeProps = NoticeProps<BookedVisit, BookingVisit>
