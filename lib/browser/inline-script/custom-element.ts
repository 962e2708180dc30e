/** A custom element that draws in a shadow root, where React's hydration never looks. */
export function defineElement(name: string, connect: Connect): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #leave?: () => void;
      connectedCallback() {
        this.#leave = connect(this, () => this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
      }
      disconnectedCallback() {
        this.#leave?.();
      }
    },
  );
}

/** Starts drawing, in a root that is made when it is first asked for; what it gives back ends it. */
type Connect = (host: HTMLElement, root: () => ShadowRoot) => () => void;
