import { forPerson } from '../account/for-person'
import type { CountProps } from './OrdersUnderWay'

/** Both islands in one module, which is one file to load. */
export const ActiveOrders = forPerson(async () => (await import('./OrdersUnderWay')).ActiveOrders)
export const OrdersCount = forPerson<CountProps>(async () => (await import('./OrdersUnderWay')).OrdersCount)
