import { memo, useState } from 'react'
import { useAfterwards } from '../../components/use-afterwards'
import { type Board, COLUMN_TITLES, COLUMNS, type ColumnName } from './board'
import { NewBelow } from './NewBelow'
import { OrderCard } from './OrderCard'

const EMPTY = {
  fresh: 'Новых заказов нет.',
  cooking: 'Сейчас ничего не\u00A0готовится.',
  leaving: 'Всё выдано и\u00A0доставлено.',
} as const satisfies Record<ColumnName, string>

/** The columns' names where three of them share a phone's width. */
const TABS = { fresh: 'Новые', cooking: 'Готовятся', leaving: 'Готовы' } as const satisfies Record<ColumnName, string>

type Props = {
  board: Board
  /** Cards name their restaurant. */
  named: boolean
  /** A new order will be heard here. */
  audible: boolean
  /** Orders are dragged to couriers. */
  dragged: boolean
}

/** Cards of a column that are drawn at once: more than any screen shows. The others follow as the browser finds time. */
const FIRST_CARDS = 6

/** Three columns; on a narrow screen one of them, chosen above. */
export const BoardColumns = memo(function BoardColumns(props: Props) {
  const { board } = props
  const whole = useAfterwards()
  const [shown, setShown] = useState<ColumnName>('fresh')
  return (
    <>
      <div className="ui-segments board__tabs">
        {COLUMNS.map((column) => (
          <label key={column}>
            <input
              type="radio"
              className="ui-hidden"
              name="column"
              checked={shown === column}
              onChange={() => setShown(column)}
            />
            <span className="board__tab">
              {TABS[column]}
              <Count column={column} count={board[column].length} />
            </span>
          </label>
        ))}
      </div>
      <div className="board__columns columns-top gap-4" data-shown={shown}>
        {COLUMNS.map((column) => (
          <Column key={column} {...props} {...{ column, whole }} />
        ))}
      </div>
    </>
  )
})

function Column({ column, board, named, audible, dragged, whole }: Props & { column: ColumnName; whole: boolean }) {
  const orders = board[column]
  return (
    <section className="column" data-column={column} aria-labelledby={`column-${column}`}>
      <header className="column__head bar">
        <h2 id={`column-${column}`}>{COLUMN_TITLES[column]}</h2>
        <Count column={column} count={orders.length} />
      </header>
      <div className="column__cards columns gap-3">
        {orders.slice(0, whole ? undefined : FIRST_CARDS).map((order) => (
          <OrderCard key={order.id} {...{ order, named, dragged }} />
        ))}
        {orders.length === 0 && (
          <p className="column__empty">
            {EMPTY[column]}
            {column === 'fresh' &&
              (audible ? ' Когда придёт, позовём звуком.' : ' Когда придёт, появится здесь без\u00A0звука.')}
          </p>
        )}
      </div>
      {column === 'fresh' && <NewBelow orders={board.fresh} />}
    </section>
  )
}

/** Three columns of grey while the first answer is on its way. */
export function BoardSkeleton() {
  return (
    <div className="board__columns columns-top gap-4" data-shown="fresh" role="status">
      <span className="ui-hidden">Загружаем заказы…</span>
      {COLUMNS.map((column) => (
        <div key={column} className="column" data-column={column} aria-hidden="true">
          <div className="ui-skeleton column__ghost" />
          <div className="ui-skeleton column__ghost" />
        </div>
      ))}
    </div>
  )
}

/** The call colour belongs to new orders alone. */
function Count({ column, count }: { column: ColumnName; count: number }) {
  const calls = column === 'fresh' && count > 0
  return <span className={calls ? 'ui-count' : 'ui-count column__count'}>{count}</span>
}
