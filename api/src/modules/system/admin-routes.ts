import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { jobList } from '@ostrov/shared/system/lists'
import { JobSchema, SystemSchema } from '@ostrov/shared/system/schema'
import { Done, IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { doorRoutes } from './door-routes'
import { countJobs, dropJob, listJobs, retryJob } from './jobs'
import { readSystem } from './read-system'
import { settingRoutes } from './setting-routes'

const tags = ['System']
const params = t.Object({ id: IntegerInAddress({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

/** All of the section «Система». */
export const systemRoutes = (deps: Deps) =>
  new Elysia().use(stateRoute(deps)).use(jobRoutes(deps)).use(doorRoutes(deps)).use(settingRoutes(deps))

/** How the platform itself is. */
const stateRoute = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/admin/system', ({ em }) => readSystem(em, deps.config), {
    admin: 'system',
    response: { 200: SystemSchema },
    detail: { summary: 'How the queue, processes, disk, database and backups stand', tags },
  })

/** The queue of jobs, and what may be done with one that has failed. */
const jobRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/system/jobs' })
    .use(access(deps))
    .get('', ({ em, query }) => listJobs(em, query), {
      admin: 'system',
      ...listRoute(jobList, JobSchema),
      detail: { summary: 'Jobs that wait or have failed, the newest first; nothing of what they carry', tags },
    })
    .get('/facets', ({ em, query }) => countJobs(em, query), {
      admin: 'system',
      query: listQuery(jobList),
      response: { 200: Facets },
      detail: { summary: 'How many jobs each choice would leave under all the other choices', tags },
    })
    .put('/:id/retry', ({ em, by, params: { id }, now }) => answerDone(em, (tx) => retryJob(tx, { by, id, now })), {
      admin: 'system',
      refuses: ['job.not_found', 'job.taken'],
      params,
      response: { 200: Done },
      detail: { summary: 'Try a job anew at once, with all of its tries', tags },
    })
    .delete('/:id', ({ em, by, params: { id }, now }) => answerDone(em, (tx) => dropJob(tx, { by, id, now })), {
      admin: 'system',
      refuses: ['job.not_found', 'job.taken'],
      params,
      response: { 200: Done },
      detail: { summary: 'Take a job that has failed for good out of the queue', tags },
    })
