import { ownReplyList, receivedReplyList } from '@ostrov/shared/replies/lists'
import {
  AUTHOR_STATES,
  EMPLOYER_SEES,
  EMPLOYER_STATES,
  QUESTION_STATES,
  REPLY_STATES,
  type ReplyKind,
  type ReplyStatus,
  type Side,
} from '@ostrov/shared/replies/rules'

const LOOKS: Readonly<Record<ReplyStatus, string>> = {
  sent: 'ui-badge--sea',
  seen: 'ui-badge--amber',
  invited: 'ui-badge--leaf',
  declined: 'ui-badge--berry',
  withdrawn: 'ui-badge--sea',
}

/** The four lists of correspondence, as tabs and headings call them. */
export const LIST_TITLES = {
  own: ownReplyList.title,
  received: receivedReplyList.title,
  asked: 'Я\u00A0пишу авторам',
  got: 'Пишут мне',
} as const
export type ReplyTab = keyof typeof LIST_TITLES

/** The list in which a reply stands for who looks at it. */
export function tabOf(side: Side, about: ReplyKind): ReplyTab {
  if (about === 'goods') return side === 'person' ? 'asked' : 'got'
  return side === 'person' ? 'own' : 'received'
}

/** The state of a reply in the words of who looks, and how its badge is drawn. */
export function stateWords(
  side: Side,
  status: ReplyStatus,
  about: ReplyKind = 'vacancy',
): { label: string; look: string } {
  const look = LOOKS[status]
  const seen = EMPLOYER_SEES[status]
  if (side === 'employer' && seen) return { label: (about === 'goods' ? AUTHOR_STATES : EMPLOYER_STATES)[seen], look }
  return { label: (about === 'goods' ? QUESTION_STATES : REPLY_STATES)[status], look }
}
