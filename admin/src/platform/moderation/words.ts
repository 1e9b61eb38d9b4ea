import type { RevisionWire } from '@ostrov/shared/moderation/schema'

type Words = {
  approve: string
  giveBack: string
  /** Of the reason: not yet, for good, and until it is mended. */
  rest: string
  reject: string
  needsWork: string
  done: Record<'approved' | 'needs_work' | 'rejected', string>
}

/** What a moderator presses, and what they are told afterwards. */
export const WORDS: Readonly<Record<RevisionWire['cause'], Words>> = {
  proposal: {
    ...{ approve: 'Одобрить', giveBack: 'Вернуть' },
    ...{ rest: 'Не\u00A0возвращать', reject: 'Отклонить совсем', needsWork: 'Вернуть автору' },
    done: { approved: 'Одобрено', needs_work: 'Возвращено автору', rejected: 'Отклонено' },
  },
  complaints: {
    ...{ approve: 'Оставить', giveBack: 'Снять' },
    ...{ rest: 'Не\u00A0снимать', reject: 'Снять совсем', needsWork: 'Снять до\u00A0правок' },
    done: { approved: 'Оставлено', needs_work: 'Снято до\u00A0правок', rejected: 'Снято' },
  },
}
