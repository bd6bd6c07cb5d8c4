import '../../brand/src/index.ts';
import 'node:fs';
