import { listOf, listQuery } from '@ostrov/shared/lists/schema'
import type { AnyQuery, ListTable } from '@ostrov/shared/lists/table'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import type { List } from '../../db/list'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import type { ProblemCode } from '../../kernel/problems'
import { type Declared, listRecords } from '../records/read-record'
import type { RecordOf } from '../records/record'
import { recordRoutes } from '../records/record-routes'
import { categoryRecord, optionGroupRecord, optionRecord } from './desk-records'
import { productRecord } from './product-record'
import { type MenuNoun, type Removing, removeFromMenu } from './remove-from-menu'
import { deleteCategory } from './save-category'
import { removeOption } from './save-option'
import { removeGroup } from './save-option-group'
import { deleteProduct } from './save-product'

const params = t.Object({ id: Uuid })
const tags = ['Menu']

/** Menus under an administrator's hand: dishes, options and their groups, which their restaurants add, and categories. */
export const menuAdminRoutes = (deps: Deps) =>
  new Elysia().use(productRoutes(deps)).use(groupRoutes(deps)).use(optionRoutes(deps)).use(categoryRoutes(deps))

function productRoutes(deps: Deps) {
  const path = '/admin/products'
  const { list, one, change, many } = recordRoutes(deps, path, productRecord)
  return new Elysia()
    .use(ofOneRestaurant(deps, path, productRecord))
    .use(list())
    .use(one())
    .use(change())
    .use(many())
    .use(removal(deps, path, 'product', deleteProduct))
}

function optionRoutes(deps: Deps) {
  const path = '/admin/product-option'
  const { list, one, change, many } = recordRoutes(deps, path, optionRecord)
  return new Elysia()
    .use(ofOneRestaurant(deps, path, optionRecord))
    .use(list())
    .use(one())
    .use(change())
    .use(many())
    .use(removal(deps, path, 'product_option', removeOption))
}

function groupRoutes(deps: Deps) {
  const path = '/admin/product-option/group'
  const { list, one, change } = recordRoutes(deps, path, optionGroupRecord)
  return new Elysia()
    .use(ofOneRestaurant(deps, path, optionGroupRecord))
    .use(list())
    .use(one())
    .use(change())
    .use(removal(deps, path, 'product_option_group', removeGroup))
}

function categoryRoutes(deps: Deps) {
  const path = '/admin/product_category'
  const { list, one, create, change } = recordRoutes(deps, path, categoryRecord)
  return new Elysia()
    .use(ofOneRestaurant(deps, path, categoryRecord))
    .use(list())
    .use(one())
    .use(create())
    .use(change())
    .use(removal(deps, path, 'product_category', deleteCategory, ['product_category.not_empty']))
}

/** `GET <path>/restaurant/:id`. */
function ofOneRestaurant<Path extends string, Row extends TObject, Fields extends TProperties, Table extends ListTable>(
  deps: Deps,
  prefix: Path,
  declared: RecordOf<Row, Fields, Table> & Declared,
) {
  const { list, row: shown, noun, may: admin } = declared
  return new Elysia({ prefix }).use(access(deps)).get(
    '/restaurant/:id',
    ({ em, params: { id }, query }) => {
      const asked: AnyQuery = { ...Object(query), restaurant_id: id }
      return listRecords<Static<Row>>(em, declared, asked)
    },
    {
      admin,
      params,
      query: listQuery(list),
      response: { 200: Type.Unsafe<List<Static<Row>>>(listOf(list, shown)) },
      detail: { summary: `The list of ${noun} of one restaurant`, tags },
    },
  )
}

/** `DELETE <path>/:id`, by the rules of the restaurant's own. */
const removal = <Path extends string>(
  deps: Deps,
  prefix: Path,
  noun: MenuNoun,
  remove: Removing,
  refuses: readonly ProblemCode[] = [],
) =>
  new Elysia({ prefix })
    .use(access(deps))
    .delete(
      '/:id',
      ({ em, admin, by, params: { id }, now }) =>
        answerDone(em, (tx) => removeFromMenu(tx, noun, id, { admin, by, now, remove })),
      {
        admin: 'restaurants',
        refuses: [`${noun}.not_found`, ...refuses],
        params,
        response: { 200: Done },
        detail: { summary: `Take one ${noun} off its menu`, tags },
      },
    )
