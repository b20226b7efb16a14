// Writes src/wire/types.gen.ts from openapi.json, the server's schema: npm run types
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const schema = JSON.parse(readFileSync('openapi.json', 'utf8'));
const types = await openapi(schema, { defaultNonNullable: false, emptyObjectsUnknown: true });
writeFileSync(
  'src/wire/types.gen.ts',
  `// Generated from openapi.json: npm run types. Do not edit.\n\n${astToString(types)}`,
);
