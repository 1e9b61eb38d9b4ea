import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { doorCalls, doorDuration, doorPaused } from '../services/door-metrics'

const registry = new Registry()
collectDefaultMetrics({ register: registry })
registry.registerMetric(doorCalls)
registry.registerMetric(doorDuration)
registry.registerMetric(doorPaused)

export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long an API request took, by route pattern, never by address',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})
const jobsWaiting = new Gauge({ name: 'jobs_waiting', help: 'Jobs no worker has taken yet', registers: [registry] })

/** Counted when an order is committed. */
export const ordersPlaced = new Counter({
  name: 'orders_placed_total',
  help: 'Orders placed by this process',
  labelNames: ['payment_type'],
  registers: [registry],
})

/** Counted when the sweep has committed. */
export const imagesForgotten = new Counter({
  name: 'images_forgotten_total',
  help: 'Pictures that nothing showed, forgotten by this process',
  registers: [registry],
})

/** The exposition text of this process. */
export async function metricsText(facts: { jobsWaiting: number }) {
  jobsWaiting.set(facts.jobsWaiting)
  return registry.metrics()
}
