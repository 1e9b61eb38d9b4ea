import { LINK_STATES, LINKED, type LinkState } from '@ostrov/shared/counters/menu'
import type { CounterMenuWire } from '@ostrov/shared/counters/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { Tone } from '@ostrov/shared/orders/labels'
import { Button } from '@ostrov/shared/ui/Button'
import { namesOf } from '@ostrov/shared/wire/names'
import { useState } from 'react'
import { Segments } from '../../components/Segments'
import { EmptyState } from '../../components/States'
import { StatusBadge } from '../../components/StatusBadge'
import { ArticleDrawer } from './ArticleDrawer'
import type { CounterMenuCalls, CounterRow } from './use-counter-menu'

type Props = { menu: CounterMenuWire; link: CounterMenuCalls['link'] }

const TONES: Readonly<Record<LinkState, Tone>> = { unlinked: 'berry', unknown: 'berry', price: 'amber', linked: 'leaf' }

/** An option without an article is said in the order's remarks, so nothing is lost by it. */
const isFree = ({ kind, state }: CounterRow) => kind === 'product_option' && state === 'unlinked'
const wantsHand = (row: CounterRow) => row.state !== 'linked' && !isFree(row)

/** Everything of ours that an order may name, by kind; first of all what wants a hand. */
export function ArticleRows({ menu, link }: Props) {
  const wanting = menu.rows.filter(wantsHand)
  const [shown, setShown] = useState<'wanting' | 'all'>('wanting')
  const [open, setOpen] = useState<CounterRow | null>(null)
  const rows = shown === 'all' ? menu.rows : wanting
  const words = { wanting: `Требуют внимания: ${wanting.length}`, all: `Все: ${menu.rows.length}` }
  return (
    <section className="stack gap-4" aria-labelledby="counter-articles">
      <h2 id="counter-articles">Что знает касса</h2>
      <Segments legend="Показать" quiet name="shown" options={words} value={shown} onChoose={setShown} />
      {rows.length === 0 && <EmptyState title="Всё связано" text="Заказы приходят в&nbsp;кассу целиком." />}
      {namesOf(LINKED).map((kind) => (
        <KindRows
          key={kind}
          title={LINKED[kind]}
          rows={rows.filter((row) => row.kind === kind)}
          menu={menu}
          link={link}
          onOpen={setOpen}
        />
      ))}
      {open && <ArticleDrawer key={open.id} row={open} menu={menu} link={link} onClose={() => setOpen(null)} />}
    </section>
  )
}

type KindProps = Props & { title: string; rows: readonly CounterRow[]; onOpen: (row: CounterRow) => void }

function KindRows({ title, rows, menu, link, onOpen }: KindProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="counter-rows stack">
        {rows.map((row) => (
          <li key={row.id}>
            <ArticleRow row={row} menu={menu} link={link} onOpen={() => onOpen(row)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ArticleRow({ row, menu, link, onOpen }: Props & { row: CounterRow; onOpen: () => void }) {
  const { kind, id, name, within, price, article, state, stopped, suggested } = row
  const [first] = suggested
  const like = first && menu.goods.find((good) => good.article === first.article)
  const there = menu.goods.find((good) => good.article === article)
  return (
    <>
      <div className="counter-row__what">
        <strong>{name}</strong>
        <span className="ui-muted ui-small">
          {[within, price === null ? null : formatMoney(price), article && `артикул ${article}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="cluster-row gap-2">
          <StatusBadge label={LINK_STATES[state]} tone={isFree(row) ? 'ink' : TONES[state]} />
          {stopped && <StatusBadge label="На&nbsp;стопе в&nbsp;кассе" tone="amber" />}
          {state === 'price' && there && (
            <span className="ui-small">
              {there.name}: {formatMoney(there.price)}
            </span>
          )}
        </span>
      </div>
      <div className="cluster-row gap-2">
        {like && (
          <Button size="small" onClick={() => link.mutate([{ kind, id, article: like.article }])}>
            Это {quoted(like.name)}, {formatMoney(like.price)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onOpen}>
          {article ? 'Изменить' : 'Указать артикул'}
          <span className="ui-hidden">: {name}</span>
        </Button>
      </div>
    </>
  )
}
