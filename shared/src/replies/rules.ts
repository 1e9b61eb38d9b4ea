/** New replies of one person within a day. */
export const REPLIES_A_DAY = 20
/** Texts of one correspondence, and characters of each. */
export const MESSAGES_MOST = 200
export const TEXT_MAX = 1000

/** An employer who has not answered after so many days is reminded; later the person is told that nobody did. */
export const REMINDED_AFTER_DAYS = 7
export const UNANSWERED_AFTER_DAYS = 14

/** How often an employer answers is told of so many replies at least, and of those of so many days. */
export const RATED_FROM = 10
export const RATED_DAYS = 180

/** What is written to the author of: a vacancy is answered, of other ads their author is asked. */
export const REPLY_KINDS = { vacancy: 'Вакансии', goods: 'Объявления' } as const
export type ReplyKind = keyof typeof REPLY_KINDS

/** How far a reply is, as who sent it sees it. */
export const REPLY_STATES = {
  sent: 'Отправлен',
  seen: 'Просмотрен',
  invited: 'Приглашение',
  declined: 'Отказ',
  withdrawn: 'Отозван',
} as const
export type ReplyStatus = keyof typeof REPLY_STATES

/** The same of what was written about other ads. */
export const QUESTION_STATES = {
  sent: 'Отправлено',
  seen: 'Прочитано',
  invited: 'Прочитано',
  declined: 'Автор закрыл переписку',
  withdrawn: 'Вы закрыли переписку',
} as const satisfies Record<ReplyStatus, string>

/** The same as the employer sees it, to whom one that was withdrawn is gone. */
export const EMPLOYER_STATES = {
  new: 'Новый',
  looked_at: 'Просмотрен',
  invited: 'Приглашён',
  declined: 'Отказ',
} as const
export type EmployerState = keyof typeof EMPLOYER_STATES

export const EMPLOYER_SEES = {
  sent: 'new',
  seen: 'looked_at',
  invited: 'invited',
  declined: 'declined',
  withdrawn: null,
} as const satisfies Record<ReplyStatus, EmployerState | null>

/** The same of who is asked about another ad. */
export const AUTHOR_STATES = {
  new: 'Новое',
  looked_at: 'Прочитано',
  invited: 'Прочитано',
  declined: 'Вы\u00A0заблокировали',
} as const satisfies Record<EmployerState, string>

const NAMED = { new: 'sent', looked_at: 'seen', invited: 'invited', declined: 'declined' } as const
/** The state that an employer sees, by its own name. */
export const namedStatus = (seen: EmployerState): ReplyStatus => NAMED[seen]

/** Who answered a vacancy, and those who may answer them. */
export const SIDES = { person: 'Соискатель', employer: 'Работодатель' } as const
/** The same of other ads. */
export const QUESTION_SIDES = { person: 'Покупатель', employer: 'Автор' } as const satisfies Record<Side, string>
export type Side = keyof typeof SIDES

type Move = { by: Side; from: readonly ReplyStatus[]; to: ReplyStatus; label: string }

/** Every change of a reply: who makes it, from where and to where. */
export const REPLY_MOVES = {
  look: { by: 'employer', from: ['sent'], to: 'seen', label: 'Посмотреть' },
  invite: { by: 'employer', from: ['sent', 'seen', 'declined'], to: 'invited', label: 'Пригласить' },
  decline: { by: 'employer', from: ['sent', 'seen', 'invited'], to: 'declined', label: 'Отказать' },
  withdraw: { by: 'person', from: ['sent', 'seen', 'invited'], to: 'withdrawn', label: 'Отозвать отклик' },
  unblock: { by: 'employer', from: ['declined'], to: 'seen', label: 'Разблокировать' },
} as const satisfies Record<string, Move>
export type ReplyMove = keyof typeof REPLY_MOVES

/** What is pressed; to look is to open the reply. */
export const REPLY_ACTS = {
  invite: REPLY_MOVES.invite.label,
  decline: REPLY_MOVES.decline.label,
  withdraw: REPLY_MOVES.withdraw.label,
  unblock: REPLY_MOVES.unblock.label,
} as const
export type ReplyAct = keyof typeof REPLY_ACTS

/** The same acts where an author was asked: nobody is invited, and who is declined writes to that author no more until that is taken back. */
export const QUESTION_ACTS = { decline: 'Заблокировать', withdraw: 'Закрыть переписку' } as const
/** What is done with one kind alone: who was refused a vacancy is invited after all. */
export const ONLY_ABOUT: Readonly<Partial<Record<ReplyMove, ReplyKind>>> = { invite: 'vacancy', unblock: 'goods' }

export function mayMove(move: ReplyMove, side: Side, status: ReplyStatus, about: ReplyKind = 'vacancy'): boolean {
  const { by, from }: Move = REPLY_MOVES[move]
  return by === side && from.includes(status) && (ONLY_ABOUT[move] ?? about) === about
}

/**
 * An employer may write until the reply is withdrawn; the person once they were answered, and no more after a refusal. Who asks of
 * another ad waits for no answer, and nobody writes where one is blocked.
 */
export function mayWrite(side: Side, status: ReplyStatus, isAnswered: boolean, about: ReplyKind = 'vacancy'): boolean {
  if (status === 'withdrawn') return false
  if (about === 'goods') return status !== 'declined'
  return side === 'employer' || (isAnswered && status !== 'declined')
}

/** Of ten replies so many were answered; all ten only where every one was, none only where none was. Null of too few. */
export function rateOf({ answered, total }: { answered: number; total: number }): number | null {
  if (total < RATED_FROM) return null
  if (answered === 0 || answered === total) return answered === 0 ? 0 : 10
  return Math.min(9, Math.max(1, Math.round((answered / total) * 10)))
}

/** «Отвечает на 9 из 10 откликов» */
export function rateWords(rate: number): string {
  if (rate === 10) return 'Отвечает на\u00A0все отклики'
  return rate === 0 ? 'Пока не\u00A0отвечает на\u00A0отклики' : `Отвечает на\u00A0${rate} из\u00A010 откликов`
}
