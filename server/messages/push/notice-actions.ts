import type { Appointment } from '#contract/appointment'
import type { Language } from '#contract/locale'
import type { NoticeAction } from './push-notice.ts'

/** Buttons of a notice about a visit that is to come. They say nothing of the visit but that somebody can go there. */
export function actionsOf(
  { consultation_type: type }: Pick<Appointment, 'consultation_type'>,
  language: Language,
): NoticeAction[] {
  const move = { action: 'move' as const, title: words.move[language] }
  return type === 'clinic' ? [{ action: 'directions', title: words.directions[language] }, move] : [move]
}

/** The button of a notice that the practitioner is in the room of a visit. */
export const joinAction = (language: Language): NoticeAction => ({ action: 'join', title: words.join[language] })

const words: Record<NoticeAction['action'], Record<Language, string>> = {
  directions: { en: 'Directions', ar: 'الاتجاهات', id: 'Petunjuk arah' },
  join: { en: 'Join', ar: 'انضم', id: 'Bergabung' },
  move: { en: 'Move', ar: 'تغيير الموعد', id: 'Ubah waktu' },
}
