import type { RevisionWire } from '@ostrov/shared/moderation/schema'

type Words = {
  /** Before what it is of, where that is not all there is to say. */
  title?: string
  /** In the list, at a glance. */
  badge?: string
  /** What a word does here, where that is not plain. */
  note?: string
  approve: string
  giveBack: string
  /** Of the reason: not yet, for good, and until it is mended. */
  rest: string
  reject: string
  /** Null where there is only yes or no. */
  needsWork: string | null
  done: Record<'approved' | 'needs_work' | 'rejected', string>
}

/** What a moderator presses, and what they are told afterwards. */
export const WORDS: Readonly<Record<RevisionWire['cause'], Words>> = {
  proposal: {
    ...{ approve: 'Одобрить', giveBack: 'Вернуть' },
    ...{ rest: 'Не\u00A0возвращать', reject: 'Отклонить совсем', needsWork: 'Вернуть автору' },
    done: { approved: 'Одобрено', needs_work: 'Возвращено автору', rejected: 'Отклонено' },
  },
  check: {
    ...{ approve: 'Одобрил бы', giveBack: 'Вернул бы' },
    ...{ rest: 'Не\u00A0возвращать', reject: 'Отклонил бы совсем', needsWork: 'Вернул бы автору' },
    ...{ title: 'Вторая проверка', badge: 'Вторая проверка' },
    note: 'Коллега это уже решил, а\u00A0вы решаете как впервые. На\u00A0сайте ничего не\u00A0изменится, автору не\u00A0напишем.',
    done: { approved: 'Записано: одобрил бы', needs_work: 'Записано: вернул бы', rejected: 'Записано: отклонил бы' },
  },
  recheck: {
    ...{ approve: 'Оставить', giveBack: 'Снять' },
    ...{ rest: 'Не\u00A0снимать', reject: 'Снять совсем', needsWork: 'Снять до\u00A0правок' },
    ...{ title: 'Ещё раз', badge: 'Ещё раз' },
    note: 'Два модератора решили по-разному. Сейчас это видно всем.',
    done: { approved: 'Оставлено', needs_work: 'Снято до\u00A0правок', rejected: 'Снято' },
  },
  appeal: {
    ...{ approve: 'Удовлетворить', giveBack: 'Отказать' },
    ...{ rest: 'Не\u00A0отказывать', reject: 'Отказать', needsWork: null },
    ...{ title: 'Апелляция', badge: 'Апелляция' },
    done: { approved: 'Апелляция удовлетворена', needs_work: '', rejected: 'В\u00A0апелляции отказано' },
  },
  complaints: {
    title: 'Жалобы',
    ...{ approve: 'Оставить', giveBack: 'Снять' },
    ...{ rest: 'Не\u00A0снимать', reject: 'Снять совсем', needsWork: 'Снять до\u00A0правок' },
    done: { approved: 'Оставлено', needs_work: 'Снято до\u00A0правок', rejected: 'Снято' },
  },
}
