import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment, formatTime } from '@ostrov/shared/formats/time'
import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { RotateCw } from 'lucide-react'
import { useNow } from '../../clock'
import { OneRestaurant } from '../../components/OneRestaurant'
import { ErrorState, SkeletonRows } from '../../components/States'
import { ArticleRows } from './ArticleRows'
import { FreshGoods } from './FreshGoods'
import { IntegrationsHead } from './IntegrationsHead'
import { SureLinks } from './SureLinks'
import { type CounterMenuCalls, useCounterMenu } from './use-counter-menu'

/** What the counter sells beside what we sell: linked by article, so that orders come there whole. */
export function ArticlesPage() {
  return (
    <OneRestaurant permission="integrations" title="Интеграции">
      {({ id, title, permissions }) => (
        <div className="page page--narrow">
          <IntegrationsHead restaurant={title} tab="Артикулы кассы" />
          <Loaded id={id} mayPlan={permissions.includes('menu')} />
        </div>
      )}
    </OneRestaurant>
  )
}

function Loaded({ id, mayPlan }: { id: string; mayPlan: boolean }) {
  const calls = useCounterMenu(id)
  const { data, error, isFetching, refetch } = calls.menu
  if (!data) {
    return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
  }
  return (
    <>
      <ReadGoods calls={calls} />
      <SureLinks rows={data.rows} link={calls.link} />
      <ArticleRows menu={data} link={calls.link} />
      {data.fresh.length > 0 && <FreshGoods menu={data} plan={calls.plan} mayPlan={mayPlan} />}
    </>
  )
}

/** When the counter's menu was read, and the press that reads it anew, once an hour. */
function ReadGoods({ calls: { menu, read } }: { calls: CounterMenuCalls }) {
  const now = useNow(60_000)
  const { goods_at = null, next_at = null, goods = [], stops_at = null, rows = [] } = menu.data ?? {}
  const mayRead = next_at === null || new Date(next_at) <= now
  const stopped = rows.filter((row) => row.stopped).length
  const problem = read.error ? sentenceOf(read.error) : read.data?.problem && wordsOf(read.data.problem)
  return (
    <section className="stack gap-4" aria-labelledby="counter-goods">
      <h2 id="counter-goods">Меню кассы</h2>
      <p>
        {goods_at === null
          ? 'Прочитайте меню кассы: покажем, чего в\u00A0нём нет, и\u00A0подскажем артикулы. В\u00A0нашем меню ничего не\u00A0изменится.'
          : `Прочитано ${formatMoment(goods_at, now)}: ${countOf(goods.length, 'товар', 'товара', 'товаров')}.`}
      </p>
      {stops_at && (
        <p className="ui-muted ui-small">
          На&nbsp;стопе в&nbsp;кассе: {stopped}. Стопы узнаём каждую минуту, последний раз {formatMoment(stops_at, now)}
          .
        </p>
      )}
      <div>
        <Button disabled={!mayRead} busy={read.isPending} busyLabel="Читаем меню…" onClick={() => read.mutate()}>
          <RotateCw size={20} aria-hidden="true" />
          Прочитать меню кассы
        </Button>
      </div>
      <p role="status" className="ui-muted ui-small">
        {problem ??
          (!mayRead && next_at && `Касса отдаёт меню раз в\u00A0час. Снова можно в\u00A0${formatTime(next_at)}.`)}
      </p>
    </section>
  )
}

const wordsOf = ({ said, hand }: { said: string; hand: string }) => `${said}. ${hand}`
