import { listRoute } from '@ostrov/shared/lists/schema'
import { listViewList } from '@ostrov/shared/views/lists'
import { ListView, ListViewChange, ListViewInput } from '@ostrov/shared/views/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Staff } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { changeView, listViews, removeView, saveView } from './save-view'

const tags = ['Accounts']
const params = t.Object({ id: Uuid })
const response = { 200: ListView }

/** What each person of the staff has saved of the lists, on both sides. */
export const viewRoutes = (deps: Deps) =>
  new Elysia()
    .use(new Elysia({ prefix: '/business_user/views' }).use(ownViews(deps, 'business')))
    .use(new Elysia({ prefix: '/admin/views' }).use(ownViews(deps, 'admin')))

const ownViews = (deps: Deps, staff: Staff['kind']) =>
  new Elysia()
    .use(access(deps))
    .get('', ({ em, person, query }) => listViews(em, person, query.list), {
      staff: { reads: staff },
      ...listRoute(listViewList, ListView),
      detail: { summary: 'My views of a list, by name', tags },
    })
    .post('', ({ em, person, by, body, now }) => em.transactional((tx) => saveView(tx, body, { person, by, now })), {
      staff: { writes: staff },
      refuses: ['list_view.too_many'],
      body: ListViewInput,
      response,
      detail: { summary: 'Save a state of a list; under the same name it is the same view', tags },
    })
    .put(
      '/:id',
      ({ em, person, by, params, body, now }) =>
        em.transactional((tx) => changeView(tx, params.id, body, { person, by, now })),
      {
        staff: { writes: staff },
        refuses: ['list_view.not_found', 'list_view.name_taken'],
        params,
        body: ListViewChange,
        response,
        detail: { summary: 'Call a view of mine otherwise, or open it first', tags },
      },
    )
    .delete(
      '/:id',
      ({ em, person, by, params, now }) => answerDone(em, (tx) => removeView(tx, params.id, { person, by, now })),
      {
        staff: { writes: staff },
        refuses: ['list_view.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Forget a view of mine', tags },
      },
    )
