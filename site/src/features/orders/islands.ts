import { forPerson } from '../account/for-person'
import CartCount from '../baskets/CartCount'
import type { CountProps } from './OrdersUnderWay'

/** Islands of the bars, in one module, which is one file to load. */
export { CartCount }
export const ActiveOrders = forPerson(async () => (await import('./OrdersUnderWay')).ActiveOrders)
export const HomeRows = forPerson(async () => (await import('./HomeRows')).HomeRows)
export const OrdersCount = forPerson<CountProps>(async () => (await import('./OrdersUnderWay')).OrdersCount)
