import { seedIfEmpty } from './src/db/seed'
const url = 'postgresql://postgres@127.0.0.1:5599/dev'
import { Pool } from 'pg'
const p = new Pool({connectionString: url}); await p.query('truncate city, "user", business_user, admin, image, cuisine, house cascade'); await p.end()
const t = performance.now()
await seedIfEmpty(url, { dataDir: '/tmp/data-dev', log: (l) => console.log(((performance.now() - t)/1000).toFixed(1), l) }).catch((e) => console.log(e.message, e.where, e.detail, e.stack.split('\n').slice(0,6).join('\n')))
console.log('done', ((performance.now() - t)/1000).toFixed(1))
