import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
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

/** Counted when an order is committed. */
export const ordersPlaced = new Counter({
  name: 'orders_placed_total',
  help: 'Orders placed since the start',
  labelNames: ['payment_type'],
  registers: [registry],
})

/** Counted when the sweep has committed. */
export const imagesForgotten = new Counter({
  name: 'images_forgotten_total',
  help: 'Pictures that nothing showed, forgotten since the start',
  registers: [registry],
})

/** What this process counts, as `metricsText` takes it of others. */
export const ownMetrics = (): Promise<object> => registry.getMetricsAsJSON()

/**
 * The exposition text of the product: `figures` by their names, then what this process and its `fellows` count, summed, but for
 * delays, which are averaged, and pauses, of which one counts.
 */
export async function metricsText(figures: Record<string, number | null> = {}, fellows: readonly object[] = []) {
  const told = new Registry()
  for (const [name, value] of Object.entries(figures))
    if (value !== null) new Gauge({ name, help: 'Of the whole product', registers: [told] }).set(value)
  const counted = fellows.length === 0 ? registry : AggregatorRegistry.aggregate([await ownMetrics(), ...fellows])
  return (await told.metrics()) + (await counted.metrics())
}
