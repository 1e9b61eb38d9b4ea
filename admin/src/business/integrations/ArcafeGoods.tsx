import type { CounterMenuWire } from '@ostrov/shared/counters/schema'
import { countOf } from '@ostrov/shared/formats/plural'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { counterKey, counterMenuKey } from './counter-key'

const wordsOf = ({ problem, goods }: CounterMenuWire) =>
  problem
    ? `${problem.said}. ${problem.hand}`
    : `Меню прочитано: ${countOf(goods.length, 'товар', 'товара', 'товаров')}.`

/** What only the counter has becomes dishes in one press, and is taken back in another. */
export function ArcafeGoods({ id }: { id: string }) {
  const { read, bring, undo } = useGoods(id)
  const failure = read.error ?? bring.error ?? undo.error
  return (
    <section className="stack gap-4" aria-labelledby="arcafe-goods">
      <h2 id="arcafe-goods">Меню кассы</h2>
      <p>
        Чего у&nbsp;нас нет, станет блюдами с&nbsp;артикулами, пока не&nbsp;в&nbsp;продаже. Отмена возвращает меню
        таким, каким оно было.
      </p>
      <div className="counter-goods__acts cluster gap-3">
        <Button busy={read.isPending} busyLabel="Читаем меню…" onClick={() => read.mutate()}>
          Прочитать меню кассы
        </Button>
        <Button busy={bring.isPending} busyLabel="Заводим…" onClick={() => bring.mutate()}>
          Завести новые в&nbsp;меню
        </Button>
        <Button busy={undo.isPending} busyLabel="Отменяем…" onClick={() => undo.mutate()}>
          Отменить импорт
        </Button>
      </div>
      <p role="status" className="ui-muted ui-small">
        {read.data && wordsOf(read.data)}
      </p>
      <FormFailure text={failure && sentenceOf(failure)} />
    </section>
  )
}

function useGoods(id: string) {
  const client = useQueryClient()
  const route = api.integrations.arcafe.restaurant({ restaurantId: id })
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: counterKey(id) })
    void client.invalidateQueries({ queryKey: counterMenuKey(id) })
    void client.invalidateQueries({ queryKey: ['imports', id] })
  }
  const read = useMutation({ mutationFn: () => ask(route.update.put()), onSettled })
  const bring = useMutation({
    mutationFn: () => ask(route.products.import.post()),
    onSuccess: () => showToast('Блюда заведены, пока не\u00A0в\u00A0продаже', { kind: 'success' }),
    onSettled,
  })
  const undo = useMutation({
    mutationFn: () => ask(route.products.import.delete()),
    onSuccess: () => showToast('Меню вернулось к\u00A0прежнему', { kind: 'success' }),
    onSettled,
  })
  return { read, bring, undo }
}
