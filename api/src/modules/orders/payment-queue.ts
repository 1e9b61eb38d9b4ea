const QUEUES = 8

/** Jobs about one order's money run one after another; eight lines are enough for all orders. */
export function paymentQueue(order_id: number): string {
  return `payments-${order_id % QUEUES}`
}
