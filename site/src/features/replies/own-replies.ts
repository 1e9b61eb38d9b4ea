import { readAddress } from '@ostrov/shared/lists/address'
import { loginPath, REPLIES } from '@ostrov/shared/paths'
import { ownReplyList, receivedReplyList } from '@ostrov/shared/replies/lists'
import { RECEIVED_REPLIES } from '@ostrov/shared/replies/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, type Visit } from '../../visit'

/** What a person has sent, and how much of both lists is new: the page to draw, or the way to the sign-in. */
export async function ownReplies(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: REPLIES }))
  const query = readAddress(ownReplyList, visit.params)
  const [list, counts] = await Promise.all([
    ask(visit.api.user.replies.get({ query })),
    ask(visit.api.user.replies.counts.get()),
  ])
  return { list, query, counts }
}

/** The same of what came to their vacancies. */
export async function receivedReplies(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: RECEIVED_REPLIES }))
  const query = readAddress(receivedReplyList, visit.params)
  const [list, counts] = await Promise.all([
    ask(visit.api.user.replies.received.get({ query })),
    ask(visit.api.user.replies.counts.get()),
  ])
  return { list, query, counts }
}
