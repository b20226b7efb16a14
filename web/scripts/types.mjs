// Writes src/lib/types.gen.ts from the server's schema: npm run types
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const schema = execFileSync(python, ['-m', 'quadrant.server.schema'], { encoding: 'utf8', maxBuffer: 1 << 26 });
const note = '// Generated from the server: npm run types. Do not edit.\n\n';
writeFileSync('src/lib/types.gen.ts', note + astToString(await openapi(JSON.parse(schema), { defaultNonNullable: false })));
