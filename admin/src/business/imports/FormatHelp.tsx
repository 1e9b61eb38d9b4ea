import { COLUMNS, ROW_KINDS } from '@ostrov/shared/imports/columns'

/** How a file of a menu is written. */
export function FormatHelp() {
  return (
    <details className="ui-card format-help">
      <summary>Как устроен файл</summary>
      <div className="format-help__body stack gap-4">
        <p>
          Одна строка&nbsp;— названия столбцов, под ней по&nbsp;строке на&nbsp;каждое блюдо, группу опций и&nbsp;опцию.
          Порядок строк и&nbsp;столбцов любой, листов может быть несколько.
        </p>
        <ul>
          <li>Пустая ячейка и&nbsp;столбец, которого нет, ничего не&nbsp;меняют.</li>
          <li>
            Чего в&nbsp;файле нет, остаётся в&nbsp;меню. Чтобы снять с&nbsp;продажи, напишите «нет» в&nbsp;столбце
            «В&nbsp;продаже».
          </li>
          <li>
            Фотографий в&nbsp;файле нет: у&nbsp;блюд остаются те, что есть, новые добавляют в&nbsp;карточке блюда.
            Остатки и&nbsp;стопы файл тоже не&nbsp;трогает.
          </li>
          <li>Строка с&nbsp;ошибкой пропускается целиком, остальные можно применить.</li>
          <li>Цены&nbsp;— целые рубли: «690» или «1&nbsp;200». Вес&nbsp;— число: «250», «0,5&nbsp;л».</li>
          <li>Название с&nbsp;точкой с&nbsp;запятой в&nbsp;списке опций берут в&nbsp;кавычки.</li>
          <li>CSV&nbsp;— с&nbsp;точкой с&nbsp;запятой или запятой, в&nbsp;UTF-8 или windows-1251.</li>
        </ul>
        <dl className="format-help__columns">
          {Object.values(COLUMNS).map(({ label, hint, of }) => (
            <div key={label}>
              <dt>
                {label}
                <span className="ui-muted ui-small"> {of.map((kind) => ROW_KINDS[kind]).join(', ')}</span>
              </dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
