import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement('input', { 'aria-label': 'Bare' }));
