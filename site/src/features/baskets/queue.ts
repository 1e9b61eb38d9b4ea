import { createQueue } from '../../components/queue'

/** Each answer holds the whole basket, so an older one must not come later. */
export const inTurn = createQueue()
