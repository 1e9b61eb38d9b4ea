import type { Pool } from 'pg'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { replicaRests } from '../db/replicas'
import { replicaLag } from '../db/watch-replica'
import { doorCalls, doorDuration, doorPaused } from '../services/door-metrics'

const registry = new Registry()
collectDefaultMetrics({ register: registry })
registry.registerMetric(doorCalls)
registry.registerMetric(doorDuration)
registry.registerMetric(doorPaused)
registry.registerMetric(replicaRests)
registry.registerMetric(replicaLag)

export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long an API request took, by route pattern, never by address',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})

/** Of every request, pages and files too, as the front layer answers it; what is kept is in it. */
export const answerDuration = new Histogram({
  name: 'answer_duration_seconds',
  help: 'How long an answer took, by the part of the product that gave it and the class of its status',
  labelNames: ['part', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

export const keptAnswers = new Counter({
  name: 'kept_answers_total',
  help: 'Answers that may be kept: given as they were kept, waited for with others, or made',
  labelNames: ['how'],
  registers: [registry],
})

/** Counted when a job has ended, well or not. */
export const jobsRun = new Counter({
  name: 'jobs_run_total',
  help: 'Tries of jobs by how they ended',
  labelNames: ['task', 'outcome'],
  registers: [registry],
})

const pools = new Set<Pool>()
new Gauge({
  name: 'database_connections',
  help: 'Connections to PostgreSQL by what they do; waiting: who has none yet',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    const sum = (of: (pool: Pool) => number) => [...pools].reduce((total, pool) => total + of(pool), 0)
    this.set(
      { state: 'busy' },
      sum((pool) => pool.totalCount - pool.idleCount),
    )
    this.set(
      { state: 'idle' },
      sum((pool) => pool.idleCount),
    )
    this.set(
      { state: 'waiting' },
      sum((pool) => pool.waitingCount),
    )
  },
})

/** Its connections are counted until it ends. */
export function countConnections(pool: Pool) {
  pools.add(pool)
}

/** Counted when what the bank says of a payment is committed. */
export const paymentsMoved = new Counter({
  name: 'payments_moved_total',
  help: 'Payments by the status that the bank has moved them to',
  labelNames: ['status'],
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
 * delays, which are averaged, and pauses and replicas, of which the worst counts.
 */
export async function metricsText(figures: Record<string, number | null> = {}, fellows: readonly object[] = []) {
  const told = new Registry()
  for (const [name, value] of Object.entries(figures)) {
    const gauge = new Gauge({ name, help: 'Of the whole product', registers: [told] })
    if (value === null) gauge.remove()
    else gauge.set(value)
  }
  const counted = fellows.length === 0 ? registry : AggregatorRegistry.aggregate([await ownMetrics(), ...fellows])
  return (await told.metrics()) + (await counted.metrics())
}
