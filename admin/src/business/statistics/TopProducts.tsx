import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import type { StatisticsWire } from '@ostrov/shared/statistics/schema'

/** The dishes that brought most, and what they are bought with. */
export function TopProducts({ products }: Pick<StatisticsWire, 'products'>) {
  return (
    <section className="ui-card statistics__part">
      <h2>Лучше всего продаётся</h2>
      {products.length === 0 ? (
        <p className="ui-muted">За эти дни ничего не&nbsp;продано.</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Блюдо</th>
              <th scope="col">Штук</th>
              <th scope="col">Выручка</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ product_id, name, quantity, revenue, bought_with }) => (
              <tr key={product_id}>
                <th scope="row">
                  {name}
                  {bought_with.length > 0 && (
                    <span className="data-table__second">
                      Берут вместе: {bought_with.map((one) => one.name).join(', ')}
                    </span>
                  )}
                </th>
                <td>{formatNumber(quantity)}</td>
                <td>{formatMoney(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
