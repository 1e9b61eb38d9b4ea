import { LINK_FORM } from '@ostrov/shared/counters/form'
import type { CounterMenuWire } from '@ostrov/shared/counters/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { findDishes } from '@ostrov/shared/search/find-dishes'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Field } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useId, useState } from 'react'
import { FormDrawer } from '../../components/forms/FormDrawer'
import type { CounterGood, CounterMenuCalls, CounterRow } from './use-counter-menu'

type Props = { row: CounterRow; menu: CounterMenuWire; link: CounterMenuCalls['link']; onClose: () => void }
const SHOWN = 8

/** The article of one dish, option or zone: typed, or found in the counter's menu by its name. */
export function ArticleDrawer({ row, menu, link, onClose }: Props) {
  const { kind, id, name, suggested } = row
  const form = useForm({
    table: LINK_FORM,
    initial: { article: row.article ?? '' },
    submit: async ({ article }) => {
      await link.mutateAsync([{ kind, id, article }])
      onClose()
      return { article }
    },
  })
  return (
    <FormDrawer kind="article" title={name} form={form} onClose={onClose}>
      <FormField form={form} name="article" />
      <GoodSearch
        menu={menu}
        suggested={suggested}
        article={form.values.article}
        onChoose={(article) => form.change({ article })}
      />
    </FormDrawer>
  )
}

type SearchProps = Pick<Props, 'menu'> & {
  suggested: CounterRow['suggested']
  article: string
  onChoose: (article: string) => void
}

/** Goods of the counter by their name; before anything is typed those that are called alike. */
function GoodSearch({ menu, suggested, article, onChoose }: SearchProps) {
  const [typed, setTyped] = useState('')
  const searchId = useId()
  const found = typed.trim() === '' ? likely(menu, suggested) : find(menu.goods, typed).slice(0, SHOWN)
  return (
    <>
      {menu.goods.length > 0 && (
        <Field
          id={searchId}
          label="Найти в&nbsp;меню кассы"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.length > 0 && (
        <ChoiceField
          legend={typed.trim() === '' ? 'Похожи по\u00A0названию' : 'Нашлось'}
          name="good"
          options={found.map((good) => ({
            value: good.article,
            label: good.name,
            more: `${formatMoney(good.price)}, артикул ${good.article}`,
          }))}
          value={[article]}
          onChange={([chosen = '']) => onChoose(chosen)}
        />
      )}
      {typed.trim() !== '' && found.length === 0 && <p role="status">В&nbsp;меню кассы такого нет.</p>}
    </>
  )
}

const likely = ({ goods }: CounterMenuWire, suggested: CounterRow['suggested']) =>
  suggested.flatMap(({ article }) => goods.find((good) => good.article === article) ?? [])

const find = (goods: readonly CounterGood[], typed: string) =>
  findDishes(
    goods.map((good) => ({ ...good, description: good.article })),
    typed,
  )
