/** What stands in for a list while it loads: four rows unless said, announced once. */
export function SkeletonList({ rows = 4, picture = true }: { rows?: number; picture?: boolean }) {
  return (
    <div className="stack" role="status">
      <span className="ui-hidden">Загружаем…</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="skeleton-list__row" aria-hidden="true">
          {picture && <div className="ui-skeleton skeleton-list__picture" />}
          <div className="skeleton-list__text">
            <div className="ui-skeleton skeleton-list__line" />
            <div className="ui-skeleton skeleton-list__line skeleton-list__line--short" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Stands in for cards with a wide photo. */
export function SkeletonCards({ cards = 4 }: { cards?: number }) {
  return (
    <div className="card-grid columns gap-4" role="status">
      <span className="ui-hidden">Загружаем…</span>
      {Array.from({ length: cards }, (_, card) => `card-${card}`).map((card) => (
        <div key={card} aria-hidden="true">
          <div className="ui-skeleton skeleton-list__photo" />
          <div className="ui-skeleton skeleton-list__line" />
          <div className="ui-skeleton skeleton-list__line skeleton-list__line--short" />
        </div>
      ))}
    </div>
  )
}
