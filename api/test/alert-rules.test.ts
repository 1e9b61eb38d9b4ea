/** The rules of deploy/alerts.yml, judged by Prometheus's own checker over series that the product has printed. */
import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promtool } from '../../scripts/test/promtool'
import { recordMetrics, samplesOf } from './recorded-metrics'

const RULES = join(import.meta.dir, '../../deploy/alerts.yml')
const HOUR = 60

/** By series, its values of each minute as promtool writes them; null: it is not there. */
type Series = Readonly<Record<string, string | null>>

/** Of what the machine that tests is, whichever it is. */
const WELL: Series = {
  'up{job="ostrov"}': '1',
  nodejs_eventloop_lag_p99_seconds: '0.01',
  disk_free_bytes: '500000000000',
  disk_bytes: '1000000000000',
}

/** What fires of what, and after how many minutes. */
const CASES: readonly [alert: string, series: Series, minutes: number][] = [
  ['OstrovAway', { 'up{job="ostrov"}': '0' }, 5],
  ['OstrovAway', { 'up{job="ostrov"}': null }, 5],
  ['OstrovNotReady', { product_ready: '0' }, 5],
  ['OrderUnanswered', { orders_unanswered_oldest_seconds: '0+60' }, 20],
  ['QueueAges', { jobs_oldest_seconds: '0+60' }, 10],
  ['JobsFailed', { jobs_failed: '1' }, 10],
  ['JobsKeepFailing', { 'jobs_run_total{task="image.remove",outcome="failure"}': '0+3' }, 30],
  ['BankFails', { 'door_paused{door="bank"}': '1' }, 5],
  ['BankFails', { 'door_calls_total{door="bank",outcome="failure"}': '0+1' }, 20],
  ['ServiceFails', { 'door_paused{door="sms"}': '1' }, 15],
  ['BackupOld', { backup_age_seconds: '93000+60' }, 30],
  ['BackupNever', { backup_age_seconds: null }, 27 * HOUR],
  ['DiskShort', { disk_free_bytes: '90000000000' }, 15],
  ['DiskFills', { disk_free_bytes: '290000000000-200000000' }, 7 * HOUR],
  ['CertificateEnds', { certificate_left_share: '0.16' }, 2 * HOUR],
  ['AnswersFail', { 'answer_duration_seconds_count{part="page",status="5xx"}': '0+2' }, 15],
  ['EventLoopBusy', { nodejs_eventloop_lag_p99_seconds: '0.6' }, 10],
  ['ConnectionsShort', { 'database_connections{state="waiting"}': '3' }, 5],
  ['ReplicaBehind', { replica_lag_seconds: '8' }, 5],
  ['ReplicaLost', { replica_behind_bytes: '2000000000' }, 15],
  ['ReplicaAway', { replica_rests_total: '0+1' }, 20],
  [
    'AnswersSlow',
    {
      'answer_duration_seconds_bucket{le="1",part="api",status="2xx"}': '0+1',
      'answer_duration_seconds_bucket{le="2.5",part="api",status="2xx"}': '0+9',
      'answer_duration_seconds_bucket{le="5",part="api",status="2xx"}': '0+9',
      'answer_duration_seconds_bucket{le="10",part="api",status="2xx"}': '0+9',
      'answer_duration_seconds_bucket{le="+Inf",part="api",status="2xx"}': '0+9',
    },
    20,
  ],
]

const program = await promtool()
const recorded = program ? samplesOf(await recordMetrics()) : []
const folder = await mkdtemp(join(tmpdir(), 'ostrov-rules-'))
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]) {
  const { exitCode, stdout, stderr } = Bun.spawnSync([program ?? '', ...args])
  return { exitCode, said: `${stdout}${stderr}` }
}

/** One life of the installation, and what fires in it at its end. */
function life(series: Series, minutes: number, fired: string[]) {
  const values = { ...Object.fromEntries(recorded.map((one) => [one.series, one.value])), ...WELL, ...series }
  const length = (value: string) => (/\d[+-]\d/.test(value) ? `${value}x${minutes}` : `${value}+0x${minutes}`)
  const firing = (names: string) => `count(ALERTS{alertstate="firing",alertname${names}}) or vector(0)`
  const told = (expr: string, value: number) => ({
    expr,
    eval_time: `${minutes}m`,
    exp_samples: [{ labels: '{}', value }],
  })
  return {
    interval: '1m',
    input_series: Object.entries(values).flatMap(([one, value]) =>
      value === null ? [] : [{ series: one, values: length(value) }],
    ),
    promql_expr_test: [
      ...fired.map((name) => told(firing(`="${name}"`), 1)),
      told(firing(`!~"${fired.join('|') || 'none'}"`), 0),
    ],
  }
}

test.skipIf(!program)('Prometheus understands the rules', async () => {
  expect(await run('check', 'rules', RULES)).toMatchObject({ exitCode: 0 })
})

test.skipIf(!program)('each rule has a life in which it fires', async () => {
  const names = [...(await Bun.file(RULES).text()).matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !CASES.some(([alert]) => alert === name))).toEqual([])
})

test.skipIf(!program)('where all is well nothing fires; of each trouble its own rule does, and no other', async () => {
  const tests = [life({}, 2 * HOUR, []), ...CASES.map(([alert, series, minutes]) => life(series, minutes, [alert]))]
  const file = join(folder, 'lives.json')
  await Bun.write(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }))
  expect(await run('test', 'rules', file)).toMatchObject({ exitCode: 0 })
})
